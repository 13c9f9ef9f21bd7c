import { SectionHeading } from '@/components/marketing/section-heading'
import { TRIAL_ANCHOR } from '@/components/marketing/texts'
import { Label } from '@/components/ui/label'
import { ROLES, roleName } from '@/domain/interview/roles'
import { TrialLauncher } from './trial-launcher'

/** One question that can be tried without an account. Its code is loaded on demand. */
export const TrialSection = () => (
  <section
    id={TRIAL_ANCHOR}
    aria-labelledby="trial-title"
    className="container-page grid scroll-mt-2 gap-8 pb-16 sm:pb-24"
  >
    <div className="grid gap-8 rounded-2xl bg-secondary px-5 py-8 text-secondary-foreground sm:px-10 sm:py-12">
      <SectionHeading id="trial-title" title="Try it before you sign up" className="[&>p]:text-current">
        Answer one question for your role here. You see at once which of your words count, what is missing and what to
        improve.
      </SectionHeading>
      <TrialLauncher>
        <div className="grid w-full gap-1.5 sm:w-80">
          <Label htmlFor="trial-role">Your role</Label>
          <select id="trial-role" name="role" className="control h-12">
            {ROLES.map((role) => (
              <option key={role} value={role}>
                {roleName(role)}
              </option>
            ))}
          </select>
        </div>
      </TrialLauncher>
    </div>
  </section>
)
