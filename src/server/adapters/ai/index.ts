/** Chooses what reads answers, proposes questions and words CV reviews: a language model where one is set up, rules otherwise. */
import { localEvaluator } from '@/domain/evaluation/local-evaluator'
import type { Env } from '../../env'
import type { Log } from '../../log'
import type { Deps } from '../../ports'

type AiSettings = Pick<Env, 'OPENAI_API_KEY' | 'OPENAI_BASE_URL' | 'OPENAI_MODEL'>

/** Answers read at the same time; a model on one's own machine reads them one after the other anyway. */
const PARALLEL = { own: 2, provider: 6 } as const

export async function chooseAi(
  settings: AiSettings,
  log: Log,
): Promise<Pick<Deps, 'evaluator' | 'proposeQuestions' | 'writeCvTexts'>> {
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseUrl, OPENAI_MODEL: model } = settings
  if (!apiKey && !baseUrl) return { evaluator: localEvaluator }
  // Loaded only where it is used: the client takes memory and time at the start.
  const [{ Chat }, { OpenAiEvaluator }, { openAiQuestions }, { openAiCvTexts }] = await Promise.all([
    import('./chat'),
    import('./openai-evaluator'),
    import('./openai-questions'),
    import('./openai-cv-texts'),
  ])
  const chat = new Chat({ model, apiKey, baseUrl }, log)
  return {
    evaluator: new OpenAiEvaluator(chat, { parallel: baseUrl ? PARALLEL.own : PARALLEL.provider }),
    proposeQuestions: openAiQuestions(chat),
    writeCvTexts: openAiCvTexts(chat),
  }
}
