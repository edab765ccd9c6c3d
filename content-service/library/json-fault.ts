import {
  findNodeAtLocation,
  parseTree,
  printParseErrorCode,
  type Node,
  type ParseError,
} from 'jsonc-parser';
import * as z from 'zod';

/** A syntax or schema error in a content file; line and column count from 1. */
export interface JsonFault {
  line: number;
  column: number;
  fault: string;
}

const parseErrorTexts: Record<ReturnType<typeof printParseErrorCode>, string> = {
  InvalidSymbol: 'unknown word (texts and names stand in double quotes)',
  InvalidNumberFormat: 'unusable number',
  PropertyNameExpected: 'a name in double quotes is expected here (is there a comma too many?)',
  ValueExpected: 'a value is expected here (is there a comma too many?)',
  ColonExpected: 'a colon is missing before this',
  CommaExpected: 'a comma is missing before this',
  CloseBraceExpected: 'a closing } is missing',
  CloseBracketExpected: 'a closing ] is missing',
  EndOfFileExpected: 'the file should end here',
  InvalidCommentToken: 'JSON has no comments',
  UnexpectedEndOfComment: 'JSON has no comments',
  UnexpectedEndOfString: 'this text has no closing double quote on its line',
  UnexpectedEndOfNumber: 'unfinished number',
  InvalidUnicode: 'unusable \\u escape',
  InvalidEscapeCharacter: 'unknown \\ escape',
  InvalidCharacter: 'a character that must be escaped',
  '<unknown ParseErrorCode>': 'not JSON',
};

function at(text: string, offset: number, fault: string): JsonFault {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1, fault };
}

/** Locates the first error in a text that JSON.parse rejects. */
export function locateSyntaxFault(text: string): JsonFault {
  const errors: ParseError[] = [];
  parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const first = errors[0];
  if (!first) return at(text, 0, 'not JSON');
  return at(text, first.offset, parseErrorTexts[printParseErrorCode(first.error)]);
}

/** Locates the first schema error; a missing field is located at the object that lacks it. */
export function locateSchemaFault(text: string, error: z.ZodError): JsonFault {
  const issue = error.issues[0];
  const path = (issue?.path ?? []).filter((key) => typeof key !== 'symbol');
  const root = parseTree(text);
  let node: Node | undefined;
  for (let depth = path.length; root && !node && depth >= 0; depth -= 1) {
    node = findNodeAtLocation(root, path.slice(0, depth));
  }
  const where = path.length > 0 ? `${z.core.toDotPath(path)}: ` : '';
  return at(text, node?.offset ?? 0, `${where}${issue?.message ?? 'wrong shape'}`);
}
