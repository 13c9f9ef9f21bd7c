/** Messages for errors of the browser's speech recognition, by its error code. */
const SENTENCES = new Map(
  Object.entries({
    'not-allowed': 'The microphone is blocked. Allow it in the settings of your browser, or type your answer.',
    'service-not-allowed': 'Your browser does not allow speech recognition here. Please type your answer.',
    'audio-capture': 'No microphone was found. Connect one, or type your answer.',
    'no-speech': 'Nothing was heard. Speak a little closer to the microphone and try again.',
    network: 'Speech recognition needs a connection and there is none. Please type your answer.',
    'language-not-supported': 'Your browser cannot recognise English speech. Please type your answer.',
  }),
)

/** The message for a code; null where the user ended the recognition. */
export function voiceErrorSentence(code: string): string | null {
  if (code === 'aborted') return null
  return SENTENCES.get(code) ?? 'Your speech could not be recognised. Please type your answer.'
}

/** Messages for errors of `getUserMedia`, by the name of the error. */
const MICROPHONE = new Map(
  Object.entries({
    NotAllowedError: 'The microphone is blocked. Allow it in the settings of your browser, then try again.',
    NotFoundError: 'No microphone was found. Connect one, then try again.',
    NotReadableError: 'Another program uses the microphone. Close it, then try again.',
  }),
)

export const microphoneSentence = (name: string | undefined): string =>
  MICROPHONE.get(name ?? '') ?? 'The microphone could not be opened here. You can type your answers.'
