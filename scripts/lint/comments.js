/** Words that leave out the subject of a comment: the reader would have to look for it in the code. */
export const WITHOUT_SUBJECT =
  /^\W*(?:of|as|those|that|what|whether|without|written|in|not|called|made)\b/i;

const subject = {
  meta: { type: 'suggestion' },
  /** @param {any} context */
  create(context) {
    return {
      Program() {
        let lastLine = -1;
        for (const comment of context.sourceCode.getAllComments()) {
          const { start, end } = comment.loc;
          // Lines of `//` below each other are one comment.
          const isContinued = comment.type === 'Line' && start.line === lastLine + 1;
          if (comment.type === 'Line') lastLine = end.line;
          if (isContinued || !WITHOUT_SUBJECT.test(comment.value)) continue;
          context.report({
            loc: comment.loc,
            message: 'A comment begins with its subject or a verb',
          });
        }
      },
    };
  },
};

export default { meta: { name: 'comments' }, rules: { subject } };
