import { keptNote } from './use-draft-text'

/** Says that the browser cannot keep a form's texts; an empty live region while it can. */
export const NotKeptNote = ({ isKept }: { isKept: boolean }) => (
  <p role="status" className="font-medium text-sm text-warning empty:hidden">
    {!isKept && keptNote(false)}
  </p>
)
