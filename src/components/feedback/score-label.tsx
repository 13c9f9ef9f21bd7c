import { Badge } from '@/components/ui/badge'
import { questionLabel } from '@/domain/interview/bands'

const VARIANTS: Readonly<Record<string, 'success' | 'primary'>> = {
  Excellent: 'success',
  Good: 'success',
  Fair: 'primary',
}

export function ScoreLabel({ score }: { score: number }) {
  const label = questionLabel(score)
  return <Badge variant={VARIANTS[label] ?? 'warning'}>{label}</Badge>
}
