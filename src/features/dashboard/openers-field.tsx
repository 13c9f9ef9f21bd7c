import { SwitchField } from './switch-field'

/** Whether the interview opens as real ones do. */
export const OpenersField = () => (
  <SwitchField
    name="openers"
    label="Begin with an opening question"
    hint="Such as “Tell me about yourself”. Interviews of ten or more questions also end with a closing one."
  />
)
