/** Groups of words for the same work: one line a group, which its first entry names. */

import building from './building.json'
import clients from './clients.json'
import data from './data.json'
import design from './design.json'
import fields from './fields.json'
import habits from './habits.json'
import marketing from './marketing.json'
import money from './money.json'
import operations from './operations.json'
import papers from './papers.json'
import people from './people.json'
import projects from './projects.json'
import software from './software.json'
import suppliers from './suppliers.json'
import talk from './talk.json'
import teaching from './teaching.json'

export const workWords: Readonly<Record<string, readonly string[]>> = {
  people,
  clients,
  talk,
  suppliers,
  money,
  projects,
  software,
  data,
  design,
  marketing,
  operations,
  building,
  teaching,
  habits,
  fields,
  papers,
}

/** Names of the groups that are fields of work. */
export const workFields: readonly string[] = fields.map((line) => line.split(', ')[0] ?? '')
