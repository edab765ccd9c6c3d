export default function Page() {
  return (
    <main>
      <h1>A bare page</h1>
      <p>The least that Next.js serves.</p>
    </main>
  );
}
