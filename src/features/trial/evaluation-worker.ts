/** Evaluates answers in a web worker, so that typing on a phone does not stall. */
import { evaluateTrial, type TrialAnswer } from '@/domain/interview/trial'

self.addEventListener('message', ({ data }: MessageEvent<TrialAnswer>) => self.postMessage(evaluateTrial(data)))
