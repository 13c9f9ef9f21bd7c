import { ContactLink } from '@/components/contact-link'

/** Who is responsible, and how to reach them. @param contact an email address or a URL */
export const TheOperator = ({ contact }: { contact: string | null }) => (
  <>
    <p>
      Greenroom is software. Whoever runs it at this address decides what happens to your data and is responsible for
      it: the data controller, as both laws say.
    </p>
    {contact === null ? (
      <p>
        They have named no contact for this page. Ask whoever gave you the address of this site; what this page
        describes you can see, download and delete without asking anybody.
      </p>
    ) : (
      <p>
        Write to <ContactLink contact={contact} /> about anything on this page.
      </p>
    )}
    <p>
      This page says what the software does. Whoever runs this site may have terms of their own besides it, and it is no
      legal advice.
    </p>
  </>
)
