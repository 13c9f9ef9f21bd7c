/** A client generated from the OpenAPI document compiles, and runs the example. */
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, ORIGIN, type TestApp } from '../helpers/test-app'

const EXAMPLE = path.resolve('examples/rest/practise.ts')

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

/** Compiler errors of the example with a generated client. */
async function compiled(): Promise<string[]> {
  const document = (await app.visitor().get('/api/openapi.json')).body
  // Inside the repository, so that packages resolve.
  mkdirSync('node_modules/.cache', { recursive: true })
  const folder = mkdtempSync(path.resolve('node_modules/.cache/openapi-'))
  try {
    writeFileSync(path.join(folder, 'greenroom.ts'), astToString(await openapiTS(document as never)))
    copyFileSync(EXAMPLE, path.join(folder, 'practise.ts'))
    const program = ts.createProgram([path.join(folder, 'practise.ts')], {
      strict: true,
      noEmit: true,
      skipLibCheck: true,
      noUncheckedIndexedAccess: true,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      target: ts.ScriptTarget.ES2022,
      types: ['node'],
    })
    return ts
      .getPreEmitDiagnostics(program)
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

describe('a client generated from the OpenAPI document', () => {
  it('compiles with the example', async () => {
    expect(await compiled()).toEqual([])
  }, 120_000)

  it('runs it', async () => {
    const visitor = app.visitor()
    const { practise } = (await import(EXAMPLE)) as {
      practise: (url: string, send: (request: Request) => Promise<Response>) => Promise<unknown>
    }
    const send = async (request: Request) => {
      const response = await visitor.send(request)
      await app.runJobs()
      return response
    }
    expect(await practise(ORIGIN, send)).toEqual({ score: expect.any(Number), interviews: 1 })
  })
})
