import Layout from '@theme/Layout';

export default function Home() {
  return (
    <Layout>
      <main>
        <h1>Danish Data APIs</h1>
      </main>
    </Layout>
  );
}
