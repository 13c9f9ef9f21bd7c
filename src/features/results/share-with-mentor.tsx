import { UserRoundPlus } from 'lucide-react'
import dynamic from 'next/dynamic'
import { Button } from '@/components/ui/button'
import { useLazyDialog } from '@/components/ui/use-lazy-dialog'

// Fetched when it is first opened: most visits never need it.
const ShareDialog = dynamic(() => import('./share-dialog').then((module) => module.ShareDialog))

/** The way to links by which a mentor reads this result. */
export function ShareWithMentor({ interviewId }: { interviewId: string }) {
  const { isOpen, wasOpened, setOpen, show } = useLazyDialog()
  return (
    <>
      <Button size="lg" variant="outline" onClick={show}>
        <UserRoundPlus aria-hidden />
        Share with a mentor
      </Button>
      {wasOpened && <ShareDialog interviewId={interviewId} open={isOpen} onOpenChange={setOpen} />}
    </>
  )
}
