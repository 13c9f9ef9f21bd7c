import { NumberedList } from '@/components/feedback/numbered-list'
import { DEFAULT_RECOMMENDATIONS } from '@/domain/interview/default-recommendations'

/** What to work on across all answers. */
export function RecommendationList({ recommendations }: { recommendations: readonly string[] }) {
  const shown = recommendations.length > 0 ? recommendations : DEFAULT_RECOMMENDATIONS
  return (
    <section aria-labelledby="recommendations" className="grid content-start gap-5">
      <h2 id="recommendations" className="text-2xl leading-tight tracking-tight">
        Key Recommendations
      </h2>
      <NumberedList texts={shown} />
    </section>
  )
}
