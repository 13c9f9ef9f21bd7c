import { Disclosure } from '@/components/ui/disclosure'

/** The job description that an interview was made from, collapsed; nothing where there was none. */
export function JobAdvert({ text }: { text: string }) {
  if (text.trim() === '') return null
  return (
    <div className="print:hidden">
      <Disclosure as="h2" label="The job you practise for">
        <p dir="auto" className="wrap-anywhere max-h-[60dvh] max-w-[65ch] overflow-y-auto whitespace-pre-wrap pt-2">
          {text.trim()}
        </p>
      </Disclosure>
    </div>
  )
}
