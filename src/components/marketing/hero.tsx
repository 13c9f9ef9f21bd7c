import { Button } from '@/components/ui/button'
import { ROLES } from '@/domain/interview/roles'
import { AuthButton } from './auth-button'
import { FREE_PROMISE } from './free-promise'
import { MarkedSheet } from './marked-sheet'
import { START_LABEL, TRIAL_ANCHOR } from './texts'

export const Hero = () => (
  <section
    aria-labelledby="hero-title"
    className={
      'container-page grid items-center gap-12 pt-10 pb-16 sm:pt-16 sm:pb-24 ' +
      'lg:grid-cols-[minmax(0,1fr)_minmax(0,1.06fr)] lg:gap-16'
    }
  >
    <div className="grid justify-items-start gap-6">
      <h1 id="hero-title" className="text-display lg:max-w-[11ch]">
        Never a number without a{' '}
        <span className="underline decoration-[0.085em] decoration-accent underline-offset-[0.13em]">reason</span>
      </h1>
      <p className="max-w-[46ch] text-lead text-muted-foreground">
        Practise interviews for {ROLES.length} roles. Greenroom marks your own words, says what is still missing, and
        gives your score as an honest range.
      </p>
      <div className="mt-1 flex w-full flex-wrap gap-3">
        <AuthButton size="lg" className="max-[26rem]:w-full">
          {START_LABEL}
        </AuthButton>
        <Button asChild size="lg" variant="outline" className="px-4 max-[26rem]:w-full">
          <a href={`#${TRIAL_ANCHOR}`}>Try a question</a>
        </Button>
        <Button size="lg" variant="outline" disabled aria-describedby="demo-note" className="px-4 max-[26rem]:w-full">
          Watch Demo
        </Button>
      </div>
      <div className="grid gap-1 text-muted-foreground text-sm">
        <p className="text-balance">{FREE_PROMISE}</p>
        <p id="demo-note">There is no demo film yet. The sheet on this page shows what you get.</p>
      </div>
    </div>
    <MarkedSheet />
  </section>
)
