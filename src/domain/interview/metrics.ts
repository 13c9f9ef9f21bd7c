/** The four metrics of an interview in display order; each answer counts towards one of them. */
export const INTERVIEW_METRICS = [
  { key: 'technicalSkills', title: 'Technical Skills', asks: 'Your answers to questions of knowledge and method.' },
  { key: 'communication', title: 'Communication', asks: 'Your introduction, and the stories from your own work.' },
  { key: 'problemSolving', title: 'Problem Solving', asks: 'How you worked through the cases you were given.' },
  { key: 'leadership', title: 'Leadership', asks: 'Your stories about leading and convincing people.' },
] as const

export type Metric = (typeof INTERVIEW_METRICS)[number]['key']
export const METRICS = ['technicalSkills', 'communication', 'problemSolving', 'leadership'] as const satisfies Metric[]
