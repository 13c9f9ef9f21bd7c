const CARDS = {
  accepted: { name: 'A card that is accepted', number: '4084 0840 8408 4081' },
  declined: { name: 'A card that is declined', number: '4084 0800 0000 5408' },
} as const

export type Card = keyof typeof CARDS

type Props = { value: Card; onChange: (card: Card) => void; disabled: boolean }

/** The sandbox's test cards, with the numbers that the provider uses for tests. */
export const TestCards = ({ value, onChange, disabled }: Props) => (
  <fieldset disabled={disabled} className="grid gap-2.5">
    <legend className="mb-2.5 font-semibold">Test card</legend>
    {(Object.keys(CARDS) as Card[]).map((card) => (
      <label
        key={card}
        htmlFor={`card-${card}`}
        className={
          'flex items-center gap-3 rounded-lg border border-input p-3.5 hover:border-foreground ' +
          'has-checked:border-primary has-checked:bg-primary/6'
        }
      >
        <input
          type="radio"
          name="card"
          id={`card-${card}`}
          checked={value === card}
          onChange={() => onChange(card)}
          className="size-4.5 shrink-0 accent-primary"
        />
        <span className="grid">
          <span className="font-medium">{CARDS[card].name}</span>
          <span className="text-muted-foreground text-sm tabular-nums">{CARDS[card].number}</span>
        </span>
      </label>
    ))}
  </fieldset>
)
