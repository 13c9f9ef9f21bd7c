import type { Ref } from 'react'
import { Select, SelectContent, SelectItem, SelectTrigger } from '@/components/ui/select'
import { REGION_NAMES, REGIONS, type Region } from '@/domain/interview/regions'

type RegionSelectProps = {
  value: Region
  onChange: (region: Region) => void
  onBlur?: () => void
  disabled?: boolean
  ref?: Ref<HTMLButtonElement>
}

/** Where work is sought. */
export const RegionSelect = ({ value, onChange, onBlur, disabled = false, ref }: RegionSelectProps) => (
  <Select value={value} onValueChange={(next) => onChange(next as Region)} disabled={disabled}>
    <SelectTrigger ref={ref} onBlur={onBlur} />
    <SelectContent>
      {REGIONS.map((region) => (
        <SelectItem key={region} value={region}>
          {REGION_NAMES[region]}
        </SelectItem>
      ))}
    </SelectContent>
  </Select>
)

/** What the choice does, in one sentence. */
export const REGION_HINT = 'Questions on Nigerian law, agencies and identity documents are asked only for Nigeria.'
