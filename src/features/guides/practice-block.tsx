import type { ReactNode } from 'react'
import { SectionTitle } from '@/components/ui/section-title'

export const PracticeBlock = ({ title, text, action }: { title: string; text: string; action: ReactNode }) => (
  <section
    aria-labelledby="practice-title"
    className={
      'grid gap-5 rounded-2xl bg-secondary p-6 text-secondary-foreground sm:p-9 ' +
      'md:grid-cols-[1fr_auto] md:items-center md:gap-10'
    }
  >
    <div className="grid gap-2">
      <SectionTitle id="practice-title">{title}</SectionTitle>
      <p className="max-w-[56ch]">{text}</p>
    </div>
    <div className="flex">{action}</div>
  </section>
)
