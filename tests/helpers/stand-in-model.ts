import type { RemoteFactExtractor } from '@/server/ports'
import { rulesHere } from './rules-here'

/** A fake model that evaluates like the rules, unless it is broken. */
export function standInModel(isBroken: () => boolean = () => false): RemoteFactExtractor {
  const findFacts: RemoteFactExtractor['findFacts'] = async (...asked) => {
    if (isBroken()) throw new Error('out of order')
    return { ...(await rulesHere.findFacts(...asked)), evaluator: 'llm' }
  }
  return {
    name: 'llm',
    findFacts,
    begin: () => ({ name: 'llm', findFacts, parallel: 1, calls: 0, read: 0, state: () => 'open' }),
  }
}
