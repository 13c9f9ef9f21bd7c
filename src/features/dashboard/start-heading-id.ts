/** Where the focus goes when what opened a dialog is gone, as a message is. */
export const START_HEADING_ID = 'start-interview'
