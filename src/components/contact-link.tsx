/** A link to an operator's contact. @param contact an email address or a URL */
export const ContactLink = ({ contact }: { contact: string }) => (
  <a
    href={contact.includes('@') && !contact.includes('/') ? `mailto:${contact}` : contact}
    className="break-words font-medium text-foreground underline underline-offset-4"
  >
    {contact}
  </a>
)
