/** Feature detection of speech recognition and synthesis. Must be called in a browser. */
export const canRecogniseSpeech = (): boolean => {
  const scope = window as { SpeechRecognition?: unknown; webkitSpeechRecognition?: unknown }
  return Boolean(scope.SpeechRecognition ?? scope.webkitSpeechRecognition)
}

export const canSpeak = (): boolean => 'speechSynthesis' in window && 'SpeechSynthesisUtterance' in window
