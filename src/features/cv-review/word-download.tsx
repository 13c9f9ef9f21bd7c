import { FileDown } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { DOCX_TYPE } from '@/domain/limits/upload'
import { SendFailure } from '@/features/shared/failure'
import type { WordFileDto } from '@/schemas/file'
import { trpc } from '@/trpc/client'

/** Downloads the text of a CV as a Word file. */
export function WordDownload({ text }: { text: string }) {
  const making = trpc.cvReview.wordFile.useMutation({ onSuccess: save })
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        className="justify-self-start"
        pending={making.isPending}
        disabled={text.trim() === ''}
        onClick={() => making.mutate({ cvContent: text })}
      >
        <FileDown aria-hidden />
        Download as a Word file
      </Button>
      {making.error && <SendFailure error={making.error} title="No file was made" />}
    </>
  )
}

/** Milliseconds for which a browser may still read the file. */
const READ_MS = 60_000

function save({ name, base64 }: WordFileDto) {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
  const url = URL.createObjectURL(new Blob([bytes], { type: DOCX_TYPE }))
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(url), READ_MS)
}
