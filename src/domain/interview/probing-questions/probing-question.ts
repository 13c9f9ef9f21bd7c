/** Probing questions: follow-up questions about the words of an answer. The reply is not scored. */
import frames from '@/content/language/probing-frames.json'
import { readAnswer } from '@/domain/evaluation/preprocess/read-answer'
import { bucketOf } from '@/domain/evaluation/score/linear-model'
import { tellsPlan } from '@/domain/evaluation/story/measures'
import { followUpTo, probeId } from '@/domain/interview/follow-up'
import { filled } from '@/domain/interview/personal-questions/frames'
import type { InterviewQuestion } from '@/domain/interview/question'
import { findProbes, type Probe, type ProbeKind } from './find-probes'

/** `reflection`: fits any story · `plan`: fits an answer that tells no case but what its speaker would do. */
type FrameKind = ProbeKind | 'reflection' | 'plan'
/** `points`: what candidates compare their own reply with, since no rule can judge it. */
type ProbingFrame = { text: string; points: readonly string[] }
const FRAMES: Readonly<Record<FrameKind, readonly ProbingFrame[]>> = frames

/** A power of two, far above the number of frames. */
const BUCKETS = 256

type Answered = {
  question: Pick<InterviewQuestion, 'id' | 'text' | 'category' | 'competency' | 'opener'>
  answer: string
}

type Wish = {
  /** The texts of the interview's questions: the kind of probe and the wording change from question to question. */
  asked: readonly string[]
  /**
   * Whether to ask about the hardest part of a plan, or what the candidate would do differently, where the answer gives
   * no reason for another question.
   */
  always: boolean
}

export type ProbingInput = Wish & { answers: readonly Answered[] }

/** The probing question to each of these answers, in their order; see `probingQuestion`. */
export function probingQuestions({ answers, asked, always }: ProbingInput): (InterviewQuestion | null)[] {
  const texts = [...asked]
  return answers.map((answered) => {
    const question = probingQuestion({ ...answered, asked: texts, always })
    if (question) texts.push(question.text)
    return question
  })
}

/**
 * The probing question to an answer: it quotes a sentence of it, or asks for what the story lacks.
 * @returns null for a question that asks for no story, and where the answer gives no reason for one
 */
export function probingQuestion({ question, answer, asked, always }: Answered & Wish): InterviewQuestion | null {
  if (question.category !== 'behavioral' || answer.trim() === '') return null
  // Of what was never done, nothing came that could be asked about.
  const isPlan = tellsPlan(readAnswer(answer, question.text))
  const probes: { kind: FrameKind; quote: Probe['quote'] }[] = isPlan ? [] : findProbes(answer, question.text)
  if (always) probes.push({ kind: isPlan ? 'plan' : 'reflection', quote: null })
  const choices = probes.map(({ kind, quote }) => {
    const own = FRAMES[kind]
    const fresh = own.filter((frame) => !isAsked(frame, asked))
    const from = fresh.length > 0 ? fresh : own
    return { quote, frame: from[bucketOf(question.id, BUCKETS) % from.length], isUsed: fresh.length < own.length }
  })
  const { frame, quote } = choices.find(({ isUsed }) => !isUsed) ?? choices[0] ?? {}
  const text = frame && filled(frame.text, { quote: quote ?? '' })
  if (!frame || !text) return null
  const followUpPoints = frame.points.map((point) => ({ text: point }))
  return { ...followUpTo({ ...question, followUp: text, followUpPoints }), id: probeId(question.id), source: 'ai' }
}

/** Whether a question has the words of the frame behind its quote. */
function isAsked({ text }: ProbingFrame, asked: readonly string[]): boolean {
  const end = text.slice(text.indexOf('”') + 1)
  return asked.some((each) => each.endsWith(end))
}
