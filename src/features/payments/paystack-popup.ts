/** The provider's checkout. Its script is loaded only when a user pays. */

const SCRIPT_URL = 'https://js.paystack.co/v2/inline.js'

/** Timeout in milliseconds for a script that neither loads nor fails. */
const LOAD_LIMIT_MS = 30_000

type PaystackPop = {
  resumeTransaction: (
    accessCode: string,
    callbacks: { onSuccess: () => void; onCancel: () => void; onError: () => void },
  ) => unknown
}

type WithPaystack = { PaystackPop?: new () => PaystackPop }

let loading: Promise<void> | null = null

/** Loads the script once; after a failure, the next payment tries again. */
function loadScript(): Promise<void> {
  loading ??= new Promise<void>((resolve, reject) => {
    const script = document.createElement('script')
    const fail = () => {
      loading = null
      script.remove()
      reject(new Error('The checkout script could not be loaded.'))
    }
    const timer = setTimeout(fail, LOAD_LIMIT_MS)
    script.src = SCRIPT_URL
    script.async = true
    script.onload = () => {
      clearTimeout(timer)
      resolve()
    }
    script.onerror = () => {
      clearTimeout(timer)
      fail()
    }
    document.head.append(script)
  })
  return loading
}

type Callbacks = {
  onReported: () => void
  onClosed: () => void
  onNotLoaded: () => void
  onNotOpened: () => void
}

/** Opens the popup for a payment that the server has initialised. */
export async function openPaystack(accessCode: string, callbacks: Callbacks): Promise<void> {
  try {
    await loadScript()
  } catch {
    return callbacks.onNotLoaded()
  }
  const { PaystackPop } = window as WithPaystack
  if (!PaystackPop) return callbacks.onNotLoaded()
  try {
    new PaystackPop().resumeTransaction(accessCode, {
      onSuccess: callbacks.onReported,
      onCancel: callbacks.onClosed,
      onError: callbacks.onNotOpened,
    })
  } catch {
    callbacks.onNotOpened()
  }
}
