import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { parseContent, readCompletion } from '@/server/adapters/ai/read-completion'

const schema = z.object({ mood: z.string() })
const JSON_TEXT = '{"mood": "calm {so}"}'
const parse = (content: string) => parseContent(content, schema, async () => null)

describe('the content of a reply', () => {
  it.each([
    ['alone', JSON_TEXT],
    ['in a code fence', `\`\`\`json\n${JSON_TEXT}\n\`\`\``],
    ['behind a sentence and in a fence', `Here is the JSON:\n\`\`\`json\n${JSON_TEXT}\n\`\`\`\nI hope that helps.`],
    ['behind what the model thought', `<think>\nMaybe {"mood": "sad"}?\n</think>\n\n${JSON_TEXT}`],
  ])('is accepted %s', async (_, content) => {
    expect(await parse(content)).toEqual({ value: { mood: 'calm {so}' } })
  })

  it.each([
    ['half of the object', '{"mood": "ca', 'malformed_json'],
    ['words alone', 'I cannot do that.', 'malformed_json'],
    ['thoughts alone', `<think>${JSON_TEXT}</think>`, 'malformed_json'],
    ['another shape', '[]', 'invalid_content'],
  ])('is refused where it is %s', async (_, content, reason) => {
    expect(await parse(content)).toMatchObject({ reason })
  })

  it('may be sent as parts of text', () => {
    const parts = [{ type: 'text', text: '{"mood":' }, { type: 'reasoning' }, { type: 'text', text: ' "calm"}' }]
    const body = { choices: [{ message: { content: parts } }] }
    expect(readCompletion(body).content).toBe('{"mood": "calm"}')
  })
})
