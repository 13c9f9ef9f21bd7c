import { SwitchField } from './switch-field'

/** Whether an answer can be followed up. */
export const FollowUpsField = () => (
  <SwitchField
    name="followUps"
    label="Ask follow-up questions"
    hint="After an answer you can take the question that an interviewer would ask next. It is scored like any other."
  />
)
