import { Check, Copy } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { paths } from '@/lib/paths'
import type { NewMentorLinkDto } from '@/schemas/mentor'

/** A link that was made just now, the one time that it is shown. */
export function NewMentorLink({ link: { token, url } }: { link: NewMentorLinkDto }) {
  const [copied, setCopied] = useState<'yes' | 'no' | null>(null)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.select(), [])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      setCopied('yes')
    } catch {
      // Refused, or not there without https: the text is selected, so that it can be copied by hand.
      field.current?.select()
      setCopied('no')
    }
  }
  return (
    <div className="grid gap-2 rounded-lg border border-success/35 bg-success/8 p-4">
      <Field label="The link" hint="It is shown only now: copy it before you close this.">
        <div className="flex gap-2">
          <Input ref={field} readOnly value={url} onFocus={(event) => event.target.select()} />
          <Button onClick={copy}>
            {copied === 'yes' ? <Check aria-hidden /> : <Copy aria-hidden />}
            Copy
          </Button>
        </div>
      </Field>
      <p role="status" className="font-medium text-sm empty:hidden">
        {copied === 'yes' && 'The link is copied.'}
        {copied === 'no' && 'This browser does not let us copy it: the link is selected, copy it by hand.'}
      </p>
      <Button asChild variant="link" size="sm" className="justify-self-start">
        <a href={paths.shared(token)} target="_blank" rel="noreferrer">
          See what the mentor sees
        </a>
      </Button>
    </div>
  )
}
