/** What to say when a browser's speech recognition gives up, by the code it gives. */
const SENTENCES: Record<string, string> = {
  'not-allowed': 'The microphone is blocked. Allow it in the settings of your browser, or type your answer.',
  'service-not-allowed': 'Your browser does not allow speech recognition here. Please type your answer.',
  'audio-capture': 'No microphone was found. Connect one, or type your answer.',
  'no-speech': 'Nothing was heard. Speak a little closer to the microphone and try again.',
  network: 'Speech recognition needs a connection and there is none. Please type your answer.',
  'language-not-supported': 'Your browser cannot recognise English speech. Please type your answer.',
}

/** A sentence for the code; null where the person ended it themselves and nothing is wrong. */
export function voiceErrorSentence(code: string): string | null {
  if (code === 'aborted') return null
  const known = Object.hasOwn(SENTENCES, code) ? SENTENCES[code] : undefined
  return known ?? 'Your speech could not be recognised. Please type your answer.'
}

/** What to say when the microphone cannot be opened, by the name of the error that `getUserMedia` gives. */
const MICROPHONE: Record<string, string> = {
  NotAllowedError: 'The microphone is blocked. Allow it in the settings of your browser, then try again.',
  NotFoundError: 'No microphone was found. Connect one, then try again.',
  NotReadableError: 'Another program uses the microphone. Close it, then try again.',
}

export const microphoneSentence = (name: string | undefined): string =>
  (name !== undefined && Object.hasOwn(MICROPHONE, name) ? MICROPHONE[name] : undefined) ??
  'The microphone could not be opened here. You can type your answers.'
