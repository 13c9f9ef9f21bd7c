/** Renders a mail as plain text and as HTML for mail programs. */
import escapeHtml from 'escape-html'
import type { MailText } from './mail-texts'

export type RenderedMail = { subject: string; text: string; html: string }

export const renderMail = (mail: MailText): RenderedMail => ({
  subject: mail.subject,
  text: asText(mail),
  html: asHtml(mail),
})

const asText = ({ paragraphs, action, closing }: MailText): string =>
  ['Hello,', ...paragraphs, action ? `${action.label}:\n${action.url}` : null, closing, 'Greenroom']
    .filter((part) => part != null)
    .join('\n\n')

const paragraph = (html: string, style = '') => `<p style="margin:0 0 16px;${style}">${html}</p>`

// Inline styles, because mail programs drop style sheets.
function asHtml({ subject, paragraphs, action, closing }: MailText): string {
  const body = [
    paragraph('Hello,'),
    ...paragraphs.map((text) => paragraph(escapeHtml(text))),
    action ? actionHtml(action) : '',
    closing ? paragraph(escapeHtml(closing), 'color:#55635c;font-size:14px') : '',
  ].join('\n')
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:24px 12px;background:#f9f5ec;color:#16241d;font:16px/1.55 -apple-system,'Segoe \
UI',Roboto,Arial,sans-serif">
<div style="max-width:520px;margin:0 auto;padding:28px;background:#fffdf8;border:1px solid #e2dccd;border-radius:14px">
<p style="margin:0 0 20px;color:#0e5139;font-weight:700;font-size:18px">Greenroom</p>
${body}
</div>
</body>
</html>
`
}

function actionHtml({ label, url }: NonNullable<MailText['action']>): string {
  const href = escapeHtml(url)
  const button =
    `<a href="${href}" style="display:inline-block;padding:12px 22px;background:#0e5139;color:#fffdf8;` +
    `font-weight:600;text-decoration:none;border-radius:10px">${escapeHtml(label)}</a>`
  return [
    `<p style="margin:24px 0">${button}</p>`,
    paragraph(
      `Or copy this address into your browser:<br><a href="${href}" ` +
        `style="color:#0e5139;word-break:break-all">${href}</a>`,
      'font-size:14px',
    ),
  ].join('\n')
}
