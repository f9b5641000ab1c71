/** Being written. */
export function VerifyPage({ id }: { readonly id: string }) {
  return <main>{id}</main>;
}
