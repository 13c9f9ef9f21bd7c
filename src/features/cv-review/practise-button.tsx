import { useRouter } from 'next/navigation'
import { Button } from '@/components/ui/button'
import { notify } from '@/components/ui/notify'
import { paths } from '@/lib/paths'
import { trpc } from '@/trpc/client'
import { errorMessage } from '@/trpc/errors'

type Props = { reviewId: string; requirement: number; text: string }

const LONGEST = 32
/** Names are short and begin with a capital; other words of an advert make no sentence with "Practise". */
const isName = (text: string) => text.length <= LONGEST && /^[\p{Lu}\d]/u.test(text)

/** Starts a short interview on a requirement, or goes on with the one that was started. */
export function PractiseButton({ reviewId, requirement, text }: Props) {
  const router = useRouter()
  const { mutate, isPending, isSuccess } = trpc.cvReview.practise.useMutation({
    onSuccess: ({ interviewId, isCompleted }) =>
      router.push(isCompleted ? paths.results(interviewId) : paths.resumeInterview(interviewId)),
    onError: (error) =>
      notify({
        title: 'Error',
        description: errorMessage(error, 'No answer came from the server. Nothing was started.'),
        variant: 'destructive',
      }),
  })
  return (
    <Button
      variant="link"
      size="sm"
      className="-ml-2 w-fit"
      pending={isPending || isSuccess}
      pendingLabel="Starting…"
      onClick={() => mutate({ id: reviewId, requirement })}
    >
      Practise {isName(text) ? text : <>this{<span className="sr-only">: {text}</span>}</>}
    </Button>
  )
}
