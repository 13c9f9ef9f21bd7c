import { describe, expect, it } from 'vitest'
import { voiceErrorSentence } from '@/domain/interview/voice-errors'

describe('voiceErrorSentence', () => {
  it('is null when the user stopped it', () => {
    expect(voiceErrorSentence('aborted')).toBeNull()
  })

  it('has a sentence for every other code, known or not', () => {
    for (const code of ['not-allowed', 'no-speech', 'network', 'something-new', 'constructor']) {
      expect(voiceErrorSentence(code)).toMatch(/\.$/)
    }
  })
})
