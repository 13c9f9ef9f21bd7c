/** Evaluates answers in a web worker, so that typing on a phone does not stall. */
import { evaluate } from '@/domain/evaluation/evaluate'
import type { TrialAnswer } from '@/domain/interview/trial'

self.addEventListener('message', ({ data }: MessageEvent<TrialAnswer>) => self.postMessage(evaluate(data)))
