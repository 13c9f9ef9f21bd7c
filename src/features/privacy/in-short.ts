import type { Fact } from './fact-list'

export const IN_SHORT: readonly Fact[] = [
  {
    title: 'Without an account, nothing is kept',
    text:
      'You can read the guides and try a question. Your answer is read in your browser and stays there until you ' +
      'sign up and keep it.',
  },
  {
    title: 'No tracking',
    text: 'There is no analytics, no advertising and no script of another site, except the card payment when you pay.',
  },
  {
    title: 'Nothing is sold',
    text: 'What you write is used to help you practise. The product trains no model on it.',
  },
  {
    title: 'Deleted is deleted',
    text:
      'Deleting the account removes its rows at once, and the product’s own backups lose them after seven ' +
      'daily backups. Of purchases, only what the books need stays, without your account.',
  },
]
