/**
 * A whole interview in the terminal, from TypeScript: sign up, start, answer, finish, read the feedback.
 * Usage, with Greenroom running: npx tsx examples/practise.ts [http://localhost:3000]
 */
import { createInterface } from 'node:readline'
import { createGreenroomClient } from '@/client/create-client'

const greenroom = createGreenroomClient(process.argv[2] ?? 'http://localhost:3000')
const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]()

const { user } = await greenroom.auth.register.mutate({
  name: 'Ada Obi',
  email: `ada.${Date.now()}@example.com`,
  password: 'a-quiet-room',
})
const { id, questions } = await greenroom.interview.create.mutate({ userId: user.id, role: 'project-manager' })

const answers = []
for (const question of questions) {
  const begun = Date.now()
  process.stdout.write(`\n${question.text}\n(empty to stop) > `)
  const { value: text = '' } = await lines.next()
  if (text.trim() === '') break
  answers.push({ questionId: question.id, text, timeSpent: Math.round((Date.now() - begun) / 1000) })
}

let interview = await greenroom.interview.complete.mutate({ id, answers })
while (interview.feedbackStatus === 'processing') {
  await new Promise((resolve) => setTimeout(resolve, 500))
  interview = await greenroom.interview.get.query({ id })
}
console.log(`\nScore: ${interview.score}`)
for (const { score, improvements } of interview.feedback?.questionScores ?? []) {
  console.log(`${score}: ${improvements.join(' ')}`)
}
process.exit()
