/**
 * Chooses the implementations that evaluate answers, propose questions and word CV reviews: a language model if one is
 * configured, otherwise rules.
 */
import type { Env } from '@/server/env'
import type { Log } from '@/server/log'
import type { Deps } from '@/server/ports'
import type { Rules } from '@/server/rules/port'

type AiSettings = Pick<Env, 'OPENAI_API_KEY' | 'OPENAI_BASE_URL' | 'OPENAI_MODEL'>

/** Concurrent answers; a self-hosted model processes them mostly one after the other anyway. */
const PARALLEL = { own: 2, provider: 6 } as const

/** @param onCall called with how each call to the model ended */
export async function chooseAi(
  settings: AiSettings,
  log: Log,
  rules: Rules,
  onCall: (outcome: string) => void = () => {},
): Promise<Pick<Deps, 'evaluator' | 'proposeQuestions' | 'writeCvTexts'>> {
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseUrl, OPENAI_MODEL: model } = settings
  if (!apiKey && !baseUrl) return { evaluator: { name: 'local', findFacts: rules.findFacts } }
  // Loaded on demand: the client costs memory and start-up time.
  const [{ Chat }, { OpenAiFactExtractor }, { openAiQuestions }, { openAiCvTexts }] = await Promise.all([
    import('./chat'),
    import('./openai-fact-extractor'),
    import('./openai-questions'),
    import('./openai-cv-texts'),
  ])
  const chat = new Chat({ model, apiKey, baseUrl }, log, { onCall })
  return {
    evaluator: new OpenAiFactExtractor(chat, { parallel: baseUrl ? PARALLEL.own : PARALLEL.provider, rules }),
    proposeQuestions: openAiQuestions(chat, rules),
    writeCvTexts: openAiCvTexts(chat, rules),
  }
}
