/** The Prometheus metrics of a process: counts and durations only, without data of a person or a request. */
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import type { JobName } from '@/server/jobs/payloads'
import { type Watched, watchLoads } from './watch-loads'

export type Metrics = {
  /**
   * Counts a request.
   * @param request `route` is a template such as /api/interviews/{id}; `status` that of the response, or 'aborted'
   */
  answered: (request: { method: string; route: string; status: string; seconds: number }) => void
  /** Counts one try of a job. @param job `waited`: seconds from when it was due to when a worker took it */
  jobEnded: (job: { name: JobName; outcome: 'done' | 'failed'; seconds: number; waited: number }) => void
  /** Counts a job whose retries are exhausted. */
  jobGivenUp: (name: JobName) => void
  /** Counts a mail; refused: the mail server refuses the address for good; failed: the job is tried again. */
  mailEnded: (outcome: 'sent' | 'refused' | 'failed') => void
  /** Counts a call to the language model. @param outcome answered, or the reason of the failure */
  modelCalled: (outcome: string) => void
  /** Counts an event of the payment provider about a payment that is not stored here. */
  paymentUnknown: () => void
  fileRead: (read: { kind: string; outcome: string; seconds: number }) => void
  watch: (watched: Watched) => void
  /** All metrics, as text in the Prometheus format. */
  report: () => Promise<{ type: string; text: string }>
}

const REQUEST_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]
const JOB_SECONDS = [0.05, 0.1, 0.25, 0.5, 1, 2, 3, 5, 10, 30, 60, 300]
const FILE_SECONDS = [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120]

const EVALUATIONS: ReadonlySet<JobName> = new Set(['evaluate-interview'])

export function createMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  // Event-loop lag, memory, processor time, garbage collection, open files.
  collectDefaultMetrics({ register: registry })

  const requests = new Counter({
    name: 'greenroom_http_requests_total',
    help: 'Requests that were answered, or broken off by the caller.',
    labelNames: ['method', 'route', 'status'],
    registers,
  })
  const requestSeconds = new Histogram({
    name: 'greenroom_http_request_duration_seconds',
    help: 'From the first byte of a request to the last of its answer.',
    labelNames: ['method', 'route'],
    buckets: REQUEST_SECONDS,
    registers,
  })
  const jobs = new Counter({
    name: 'greenroom_jobs_total',
    help: 'Tries of jobs by how they ended; given_up: jobs of which the last try failed.',
    labelNames: ['job', 'outcome'],
    registers,
  })
  const jobSeconds = new Histogram({
    name: 'greenroom_job_duration_seconds',
    help: 'How long a try of a job took.',
    labelNames: ['job'],
    buckets: JOB_SECONDS,
    registers,
  })
  const jobWait = new Histogram({
    name: 'greenroom_job_wait_seconds',
    help: 'How long a job was due before a worker took it up.',
    labelNames: ['job'],
    buckets: JOB_SECONDS,
    registers,
  })
  const evaluations = new Counter({
    name: 'greenroom_evaluations_total',
    help: 'Evaluations of interviews that were done, or failed for good.',
    labelNames: ['outcome'],
    registers,
  })
  for (const outcome of ['done', 'failed']) evaluations.inc({ outcome }, 0)
  const files = new Counter({
    name: 'greenroom_file_reads_total',
    help: 'Uploads that were read, by kind and by what came of it; anything but read is a failure.',
    labelNames: ['kind', 'outcome'],
    registers,
  })
  const fileSeconds = new Histogram({
    name: 'greenroom_file_read_duration_seconds',
    help: 'From the arrival of an upload to its text, the wait for a process included.',
    labelNames: ['kind'],
    buckets: FILE_SECONDS,
    registers,
  })

  const mails = new Counter({
    name: 'greenroom_mails_total',
    help: 'Mails by how they ended; refused: the address, for good; failed: tried again.',
    labelNames: ['outcome'],
    registers,
  })
  for (const outcome of ['sent', 'refused', 'failed']) mails.inc({ outcome }, 0)
  const modelCalls = new Counter({
    name: 'greenroom_model_calls_total',
    help: 'Calls to the language model; anything but answered is the reason of a failure.',
    labelNames: ['outcome'],
    registers,
  })
  modelCalls.inc({ outcome: 'answered' }, 0)
  const unknownPayments = new Counter({
    name: 'greenroom_unknown_payment_events_total',
    help: 'Events of the provider about payments that are not stored here, as after restoring a backup: desk adopt.',
    registers,
  })

  return {
    answered: ({ method, route, status, seconds }) => {
      requests.inc({ method, route, status })
      requestSeconds.observe({ method, route }, seconds)
    },
    jobEnded: ({ name: job, outcome, seconds, waited }) => {
      jobs.inc({ job, outcome })
      jobSeconds.observe({ job }, seconds)
      jobWait.observe({ job }, waited)
      if (EVALUATIONS.has(job) && outcome === 'done') evaluations.inc({ outcome })
    },
    jobGivenUp: (job) => {
      jobs.inc({ job, outcome: 'given_up' })
      if (EVALUATIONS.has(job)) evaluations.inc({ outcome: 'failed' })
    },
    fileRead: ({ kind, outcome, seconds }) => {
      files.inc({ kind, outcome })
      fileSeconds.observe({ kind }, seconds)
    },
    paymentUnknown: () => unknownPayments.inc(),
    mailEnded: (outcome) => mails.inc({ outcome }),
    modelCalled: (outcome) => modelCalls.inc({ outcome }),
    watch: (watched) => watchLoads(registers, watched),
    report: async () => ({ type: registry.contentType, text: await registry.metrics() }),
  }
}
