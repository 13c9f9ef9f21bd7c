import ts from 'typescript'

/** What is said of a property: its comment, or what its schema says with `.describe()`; '' if nothing is. */
export function noteOf(property: ts.Symbol, checker: ts.TypeChecker): string {
  const comment = ts.displayPartsToString(property.getDocumentationComment(checker))
  const described = property.declarations?.find(ts.isPropertyAssignment)?.initializer
  return (comment || (described && describedIn(described)) || '').replaceAll(/\s+/g, ' ').trim()
}

/** The text of the last `.describe()` in a chain of calls. */
function describedIn(chain: ts.Expression): string {
  if (!ts.isCallExpression(chain) || !ts.isPropertyAccessExpression(chain.expression)) return ''
  const { name, expression } = chain.expression
  const [text] = chain.arguments
  return (name.text === 'describe' && text && textOf(text)) || describedIn(expression)
}

/** A string, or strings put together with `+`; '' for anything else. */
function textOf(expression: ts.Expression): string {
  if (ts.isStringLiteralLike(expression)) return expression.text
  if (!ts.isBinaryExpression(expression)) return ''
  const [left, right] = [textOf(expression.left), textOf(expression.right)]
  return left && right && left + right
}
