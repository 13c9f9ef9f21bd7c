import type { Fact } from './fact-list'

export const RECEIVERS: readonly Fact[] = [
  {
    title: 'A language model, if one is set up',
    text:
      'It receives your answers as you wrote them, each with its question, the points to make and the role. For ' +
      'personal questions and for the wording of a CV review it receives the CV and the advert. Email addresses, ' +
      'links and telephone numbers are taken out of these first; a name written in a CV is not, since no program ' +
      'finds names reliably. Your account’s name and address are never sent. Each result says whether a model read ' +
      'it. Where none is set up, our own rules read everything on this server.',
  },
  {
    title: 'Paystack, when you pay',
    text:
      'It receives your email address, the price and a random reference. You type card details into Paystack’s own ' +
      'window, and they go straight to it. Its script is loaded only when you begin to pay.',
  },
  {
    title: 'The mail server',
    text: 'It delivers the mails about your account, so it sees your address and what they say.',
  },
  {
    title: 'Google, LinkedIn or GitHub, if you sign in with them',
    text:
      'They learn that you sign in here. We receive the id of your account there, your name and your verified email ' +
      'address, and nothing of what you do here goes back.',
  },
  {
    title: 'A mentor to whom you give a link',
    text:
      'Whoever has the link sees your first name and the role, questions, answers and scores of that one interview. ' +
      'Your CV, the advert and your account stay closed.',
  },
  {
    title: 'Whoever runs this site',
    text:
      'A person with access to the server can read its database. Each look at an account with the operators’ ' +
      'commands is recorded.',
  },
]
