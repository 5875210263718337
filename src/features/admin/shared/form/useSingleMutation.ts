import { useMutation, useQueryClient, type UseMutationOptions } from '@tanstack/react-query';

/** `useMutation`, but a call does nothing while a mutation with the same key is in flight. */
export function useSingleMutation<Result, Variables = void>(
  options: UseMutationOptions<Result, Error, Variables> & { mutationKey: readonly string[] },
) {
  const client = useQueryClient();
  const mutation = useMutation(options);
  const { mutationKey } = options;
  const mutate: typeof mutation.mutate = (...args) => {
    // The second press of a double click may come before the button is rendered as busy.
    if (client.isMutating({ mutationKey }) === 0) mutation.mutate(...args);
  };
  return { ...mutation, mutate };
}
