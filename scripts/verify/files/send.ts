import type { Sample } from './mutate'

/** Uploads a file to be read. @returns the status of the answer */
export async function sendFile(url: string, cookie: string, { name, bytes }: Sample): Promise<number> {
  const form = new FormData()
  form.append('file', new Blob([bytes as BlobPart]), name)
  const response = await fetch(`${url}/api/files/parse`, { method: 'POST', body: form, headers: { cookie } })
  await response.arrayBuffer()
  return response.status
}
