/** The four figures that sum up an interview, in the order in which they are shown. */
export const INTERVIEW_METRICS = [
  { key: 'technicalSkills', title: 'Technical Skills', asks: 'How many of the expected points your answers made.' },
  {
    key: 'communication',
    title: 'Communication',
    asks: 'How well your answers kept to the question and could be followed.',
  },
  { key: 'problemSolving', title: 'Problem Solving', asks: 'How far you worked through the cases you were given.' },
  { key: 'leadership', title: 'Leadership', asks: 'How clearly your own part and its result came out.' },
] as const
