/** A minimal mail server whose behaviour a test sets. */
import { createServer, type Socket } from 'node:net'

/** `silent`: takes connections and never says a word. `away`: drops each connection. `nonsense`: speaks no SMTP. */
export type MailFault = 'silent' | 'away' | 'nonsense'

export class FakeSmtp {
  fault: MailFault | null = null
  /** The answer to the address of the sender. */
  senderAnswer = '250 ok'
  /** The answer to the address of a recipient. */
  recipientAnswer = '250 ok'
  /** All that was sent as mails. */
  received = ''
  readonly #sockets = new Set<Socket>()
  readonly #server = createServer((socket) => this.#serve(socket))

  static async start(): Promise<FakeSmtp> {
    const fake = new FakeSmtp()
    await new Promise<void>((resolve) => fake.#server.listen(0, '127.0.0.1', resolve))
    return fake
  }

  get url(): string {
    return `smtp://127.0.0.1:${(this.#server.address() as { port: number }).port}`
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  #serve(socket: Socket): void {
    this.#sockets.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => this.#sockets.delete(socket))
    if (this.fault === 'away') socket.destroy()
    if (this.fault === 'nonsense') socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')
    if (this.fault) return
    let inData = false
    let data = ''
    const say = (line: string) => socket.write(`${line}\r\n`)
    say('220 test')
    socket.on('data', (chunk) => {
      const text = chunk.toString()
      if (inData) {
        data += text
        if (!data.includes('\r\n.\r\n')) return
        inData = false
        this.received += data
        data = ''
        say('250 taken')
        return
      }
      for (const line of text.split('\r\n').filter(Boolean)) {
        if (/^DATA/i.test(line)) {
          inData = true
          say('354 go on')
        } else if (/^MAIL/i.test(line)) say(this.senderAnswer)
        else if (/^RCPT/i.test(line)) say(this.recipientAnswer)
        else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n')
        else say('250 test')
      }
    })
  }
}
