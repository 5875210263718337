/**
 * Page translation wraps each text in a `<font>`. React still finds a text that is the only child of
 * its element; of others it changes a node that nobody sees, or fails when it removes one or inserts
 * something before it. So each text is alone in its element.
 */

/** Types of props and variables that hold elements and no text. */
const ELEMENT_TYPES = /^(?!.*\b(?:string|number|ReactNode)\b).*\b(?:ReactElement|Elements)\b/s;

/** @param {any} node a child in JSX @returns whether the page shows nothing of it */
function isBlank(node) {
  if (node.type === 'JSXText') return node.value.trim() === '';
  const { type, value } = node.expression ?? node;
  return type === 'JSXEmptyExpression' || (type === 'Literal' && String(value).trim() === '');
}

/** @param {any} node @param {(name: string) => boolean} isKnown @returns {boolean} whether it is never a text */
function isElements(node, isKnown) {
  /** @param {any} part @returns {boolean} */
  const is = (part) => part !== null && isElements(part, isKnown);
  switch (node.type) {
    case 'JSXElement':
    case 'JSXFragment':
      return true;
    case 'Literal':
      return node.value === null || typeof node.value === 'boolean';
    case 'Identifier':
      return node.name === 'createElement' || isKnown(node.name);
    case 'MemberExpression':
      return is(node.property);
    case 'ChainExpression':
      return is(node.expression);
    case 'LogicalExpression':
      return is(node.right) && (node.operator === '&&' || is(node.left));
    case 'ConditionalExpression':
      return is(node.consequent) && is(node.alternate);
    case 'CallExpression':
      // `list.map(…)` and `Array.from(…, …)`.
      return (
        is(node.callee) ||
        (/^(?:map|from)$/.test(node.callee.property?.name) && node.arguments.some(is))
      );
    case 'ArrowFunctionExpression':
    case 'FunctionDeclaration':
      return is(node.body);
    case 'BlockStatement':
      return node.body.some(is);
    case 'ReturnStatement':
      return is(node.argument);
    default:
      return false;
  }
}

const alone = {
  meta: { type: 'problem' },
  /** @param {any} context */
  create(context) {
    /** @type {any[]} */
    const parents = [];
    /** @type {Map<string, any[]>} all that a name of the file stands for; `null` is an element by its type */
    const names = new Map();
    /** @param {string} name @returns {boolean} */
    const isKnown = (name) => {
      const values = names.get(name);
      if (values === undefined) return false;
      // Against endless recursion, while it is looked up.
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
    /** @param {any} node */
    const collect = (node) => void parents.push(node);
    return {
      JSXElement: collect,
      JSXFragment: collect,
      /** @param {any} node */
      FunctionDeclaration: (node) => note(node.id?.name, node.returnType, node),
      /** @param {any} node */
      VariableDeclarator: (node) => note(node.id.name, node.id.typeAnnotation, node.init),
      /** @param {any} node */
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
  },
};

export default { meta: { name: 'texts' }, rules: { alone } };
