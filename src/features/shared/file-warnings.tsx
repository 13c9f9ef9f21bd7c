import { Alert } from '@/components/ui/alert'

type Props = { title?: string; warnings: readonly string[]; live?: boolean }

/** Warnings about the uploaded file; renders nothing if there are none. */
export const FileWarnings = ({ title = 'Something in the file was left out', warnings, live }: Props) =>
  warnings.length > 0 && (
    <Alert live={live ?? false} variant="warning" title={title}>
      <ul className="grid gap-1">
        {warnings.map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </ul>
    </Alert>
  )
