/** For a call that no answer came to. */
export const FAILED = 'Authentication failed'

/** What went wrong where no single field is to blame, beside the button that was pressed. */
export const FormProblem = ({ message }: { message: string | undefined }) =>
  message ? <p className="font-medium text-destructive text-sm">{message}</p> : null
