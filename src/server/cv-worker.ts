/** The thread that matches CVs: a long text takes seconds, in which the server has to go on answering. */
import { parentPort } from 'node:worker_threads'
import { skillTaxonomy } from '@/content/skills'
import { reviewTexts } from '@/domain/cv/review-cv'
import { skillNamesIn } from '@/domain/cv/skill-names'
import type { CvReply, CvRequest } from './adapters/cv/messages'

const taxonomy = skillTaxonomy()

function reply({ id, task }: CvRequest): CvReply {
  try {
    const result = 'review' in task ? reviewTexts({ ...task.review, taxonomy }) : skillNamesIn(task.skillsIn, taxonomy)
    return { id, result }
  } catch (error) {
    // The name of the fault alone: its message may hold words of the CV.
    return { id, fault: error instanceof Error ? error.name : 'unknown' }
  }
}

/** Made ready before somebody waits for it: the first review of a thread takes several times as long as the later ones. */
const WARM_UP = {
  cv: 'Ada Obi\nAccountant\nExperience\nAccountant, Kora Ltd, May 2019 - Present\n• Prepared 12 monthly reports in Excel\nSkills\nExcel, SQL',
  job: 'Accountant\nRequirements\n• 3 years of experience as an accountant\n• Must know Excel\nNice to have\n• SQL',
}
for (let i = 0; i < 3; i++) reviewTexts({ ...WARM_UP, now: new Date(), taxonomy })

parentPort?.on('message', (request: CvRequest) => parentPort?.postMessage(reply(request)))
