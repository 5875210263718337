/**
 * Each text has to be alone in its element, because page translation wraps each text in a `<font>`. React still
 * finds a text that is the only child of its element. With siblings it changes a text node that is no longer in
 * the page, or fails to remove it or to insert before it (https://github.com/facebook/react/issues/11538).
 */

/** Matches types of props and variables that hold elements and no text. */
const ELEMENT_TYPES = /^(?!.*\b(?:string|number|ReactNode)\b).*\b(?:ReactElement|Elements)\b/s;

/** @param {any} node a child in JSX @returns whether the page shows nothing of it */
function isBlank(node) {
  if (node.type === 'JSXText') return node.value.trim() === '';
  const { type, value } = node.expression ?? node;
  return type === 'JSXEmptyExpression' || (type === 'Literal' && String(value).trim() === '');
}

/**
 * Tells, by the type of a syntax node, whether the node is never a text; a node of another type may be a text.
 *
 * @type {Readonly<Record<string, (node: any, is: (part: any) => boolean, isKnown: (name: string) => boolean) => boolean>>}
 */
const IS_ELEMENTS = {
  JSXElement: () => true,
  JSXFragment: () => true,
  Literal: ({ value }) => value === null || typeof value === 'boolean',
  Identifier: ({ name }, _is, isKnown) => name === 'createElement' || isKnown(name),
  MemberExpression: ({ property }, is) => is(property),
  ChainExpression: ({ expression }, is) => is(expression),
  LogicalExpression: ({ operator, left, right }, is) =>
    is(right) && (operator === '&&' || is(left)),
  ConditionalExpression: ({ consequent, alternate }, is) => is(consequent) && is(alternate),
  // `list.map(…)` and `Array.from(…, …)`.
  CallExpression: ({ callee, arguments: given }, is) =>
    is(callee) || (/^(?:map|from)$/.test(callee.property?.name) && given.some(is)),
  ArrowFunctionExpression: ({ body }, is) => is(body),
  FunctionDeclaration: ({ body }, is) => is(body),
  BlockStatement: ({ body }, is) => body.some(is),
  ReturnStatement: ({ argument }, is) => is(argument),
};

/** @param {any} node @param {(name: string) => boolean} isKnown @returns {boolean} whether it is never a text */
function isElements(node, isKnown) {
  const is = (/** @type {any} */ part) => isElements(part, isKnown);
  return node !== null && (IS_ELEMENTS[node.type]?.(node, is, isKnown) ?? false);
}

const alone = {
  meta: { type: 'problem' },
  /** @param {any} context */
  create(context) {
    /** @type {any[]} */
    const parents = [];
    /** @type {Map<string, any[]>} values that a name of the file may have; `null`: an element by its type */
    const names = new Map();
    /** @param {string} name @returns {boolean} */
    const isKnown = (name) => {
      const values = names.get(name);
      if (values === undefined) return false;
      // Removed while it is looked up, against endless recursion.
      names.delete(name);
      const isKnownNow = values.every((value) => value === null || isElements(value, isKnown));
      names.set(name, values);
      return isKnownNow;
    };
    /** @param {string | undefined} name @param {any} type @param {any} value */
    const note = (name, type, value) => {
      if (name === undefined || !(type || value)) return;
      const isTyped = type && ELEMENT_TYPES.test(context.sourceCode.getText(type));
      names.set(name, [...(names.get(name) ?? []), isTyped ? null : (value ?? type)]);
    };
    /** @type {Record<string, (node: any) => void>} */
    const visitors = {
      JSXElement: (node) => parents.push(node),
      JSXFragment: (node) => parents.push(node),
      FunctionDeclaration: (node) => note(node.id?.name, node.returnType, node),
      VariableDeclarator: (node) => note(node.id.name, node.id.typeAnnotation, node.init),
      TSPropertySignature: (node) => note(node.key.name, node.typeAnnotation, null),
      'Program:exit'() {
        for (const parent of parents) {
          const children = parent.children.filter((/** @type {any} */ child) => !isBlank(child));
          if (parent.type === 'JSXElement' && children.length < 2) continue;
          for (const child of children) {
            if (isElements(child.expression ?? child, isKnown)) continue;
            context.report({ node: child, message: 'A text is alone in its element' });
          }
        }
      },
    };
    return visitors;
  },
};

export default { meta: { name: 'texts' }, rules: { alone } };
