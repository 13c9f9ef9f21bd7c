import { NumberedList } from '@/components/feedback/numbered-list'
import { Disclosure } from '@/components/ui/disclosure'
import { DEFAULT_RECOMMENDATIONS } from '@/domain/interview/default-recommendations'

/** What to work on across all answers. */
export function RecommendationList({ recommendations }: { recommendations: readonly string[] }) {
  const shown = recommendations.length > 0 ? recommendations : DEFAULT_RECOMMENDATIONS
  return (
    <Disclosure as="h2" label="Key Recommendations">
      <div className="max-w-[65ch] pt-2">
        <NumberedList texts={shown} />
      </div>
    </Disclosure>
  )
}
