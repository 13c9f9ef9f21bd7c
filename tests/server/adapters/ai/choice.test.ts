import pino from 'pino'
import { describe, expect, it } from 'vitest'
import { chooseAi } from '@/server/adapters/ai'
import { parseEnv } from '@/server/env'
import { rulesHere } from '../../../helpers/rules-here'

const env = (extra: Record<string, string | undefined>) =>
  parseEnv({ NEXTAUTH_SECRET: 'a secret for tests only', ...extra })
const choose = (extra: Record<string, string | undefined>) => chooseAi(env(extra), pino({ level: 'silent' }), rulesHere)

describe('the choice of the evaluator', () => {
  it('is the rules by default', async () => {
    for (const extra of [{}, { OPENAI_API_KEY: '', OPENAI_BASE_URL: '' }, { OPENAI_MODEL: 'some-model' }]) {
      expect(await choose(extra)).toEqual({ evaluator: { name: 'local', findFacts: rulesHere.findFacts } })
    }
  })

  it.each<Record<string, string>>([
    { OPENAI_API_KEY: 'sk-test' },
    { OPENAI_BASE_URL: 'http://localhost:11434/v1' },
    { OPENAI_API_KEY: 'sk-test', OPENAI_BASE_URL: 'http://localhost:11434/v1' },
  ])('is a model with %o', async (extra) => {
    const { evaluator, proposeQuestions } = await choose(extra)
    expect(evaluator.name).toBe('llm')
    expect(proposeQuestions).toBeTypeOf('function')
  })

  it('refuses an invalid URL', () => {
    expect(() => env({ OPENAI_BASE_URL: 'localhost:11434' })).toThrow('OPENAI_BASE_URL')
  })
})
