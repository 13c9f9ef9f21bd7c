import { useState } from 'react'
import { Choice } from '@/components/ui/choice'
import { Field } from '@/components/ui/field'
import { Switch } from '@/components/ui/switch'
import type { AnswerTime, PracticeSettings } from '@/domain/practice-settings/settings'
import { notifyFailure } from '@/features/shared/failure'
import { useSession, useUser } from '@/features/shared/session'
import { SettingsSection } from '@/features/shared/settings-section'
import type { PracticeChange } from '@/schemas/practice-settings'
import { trpc } from '@/trpc/client'

const TIMES: readonly { value: AnswerTime; label: string }[] = [
  { value: 'usual', label: 'The usual time' },
  { value: 'longer', label: 'Half as much again' },
  { value: 'double', label: 'Twice as much' },
  { value: 'none', label: 'No clock' },
]

type SwitchName = Exclude<keyof PracticeChange, 'answerTime'>

const SWITCHES: readonly { name: SwitchName; label: string; hint: string; isReversed?: boolean }[] = [
  {
    name: 'measuresSpeech',
    isReversed: true,
    label: 'Do not measure pace, pauses and filler words',
    hint:
      'They are then neither worked out nor kept, and results say so in their place. Earlier figures stay in the ' +
      'browser that measured them, but are not shown.',
  },
  {
    name: 'inWriting',
    label: 'In writing only',
    hint: 'No voice input, and no advice to say something aloud.',
  },
  {
    name: 'readsAloud',
    label: 'Read each question aloud when it appears',
    hint: 'In browsers that have a voice. The question stays on the screen.',
  },
  {
    name: 'oneThing',
    label: 'One thing at a time',
    hint:
      'Results begin with the most useful change; the rest is one press away. Help while you write shows one prompt ' +
      'instead of a list.',
  },
  {
    name: 'widerSpacing',
    label: 'Wider text spacing',
    hint: 'More room between letters, words and lines, on every page.',
  },
]

/** How the user practises: what is changed, never why. Each change applies at once, on every device. */
export function PracticeCard() {
  const { id, practiceSettings } = useUser()
  const { setUser } = useSession()
  /** In the order in which they are sent. */
  const [unsaved, setUnsaved] = useState<readonly PracticeChange[]>([])
  const change = trpc.user.changePractice.useMutation({
    // One after the other, so that the last answer has all changes.
    scope: { id: 'practice-settings' },
    onSuccess: ({ user }) => setUser(user),
    onError: (error) => notifyFailure(error, 'Failed to change how you practise'),
    onSettled: () => setUnsaved(([_saved, ...later]) => later),
  })
  const shown: PracticeSettings = Object.assign({}, practiceSettings, ...unsaved)
  // Nothing is disabled meanwhile, since that would take the focus away.
  const set = (changed: PracticeChange) => {
    setUnsaved((earlier) => [...earlier, changed])
    change.mutate({ id, ...changed })
  }
  return (
    <SettingsSection
      id="how-you-practise"
      title="How you practise"
      description={
        'What you change here applies on every device, also to earlier results. We ask for no reason and keep none, ' +
        'and the scores are the same either way.'
      }
    >
      <Field
        label="Time for an answer"
        hint={
          'Also sets the hints about time and length, the limits that the coach mentions and the minutes in your ' +
          'plan. Without a clock, none of them is shown and no time is counted.'
        }
      >
        <Choice options={TIMES} value={shown.answerTime} onChange={(answerTime) => set({ answerTime })} />
      </Field>
      {SWITCHES.map(({ name, label, hint, isReversed = false }) => (
        <Field key={name} label={label} hint={hint}>
          <Switch
            checked={shown[name] !== isReversed}
            onCheckedChange={(isOn) => set({ [name]: isOn !== isReversed })}
          />
        </Field>
      ))}
      <p role="status" className="text-muted-foreground text-sm empty:hidden">
        {change.isSuccess && 'Saved.'}
      </p>
    </SettingsSection>
  )
}
