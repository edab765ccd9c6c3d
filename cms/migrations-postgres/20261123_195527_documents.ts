import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_products_documents_kind" AS ENUM('data-sheet', 'drawing', 'cad-model', 'certificate', 'manual');
  CREATE TYPE "public"."enum__products_v_version_documents_kind" AS ENUM('data-sheet', 'drawing', 'cad-model', 'certificate', 'manual');
  CREATE TYPE "public"."enum_services_documents_kind" AS ENUM('data-sheet', 'drawing', 'cad-model', 'certificate', 'manual');
  CREATE TYPE "public"."enum__services_v_version_documents_kind" AS ENUM('data-sheet', 'drawing', 'cad-model', 'certificate', 'manual');
  CREATE TYPE "public"."enum_downloads_kind" AS ENUM('data-sheet', 'drawing', 'cad-model', 'certificate', 'manual');
  CREATE TYPE "public"."enum_downloads_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__downloads_v_version_kind" AS ENUM('data-sheet', 'drawing', 'cad-model', 'certificate', 'manual');
  CREATE TYPE "public"."enum__downloads_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "products_documents" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_products_documents_kind",
  	"title" varchar,
  	"size" numeric,
  	"file_id" integer,
  	"locked_file_id" integer,
  	"language" varchar,
  	"revision" varchar,
  	"date" timestamp(3) with time zone
  );
  
  CREATE TABLE "_products_v_version_documents" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum__products_v_version_documents_kind",
  	"title" varchar,
  	"size" numeric,
  	"file_id" integer,
  	"locked_file_id" integer,
  	"language" varchar,
  	"revision" varchar,
  	"date" timestamp(3) with time zone,
  	"_uuid" varchar
  );
  
  CREATE TABLE "services_documents" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_services_documents_kind",
  	"title" varchar,
  	"size" numeric,
  	"file_id" integer,
  	"locked_file_id" integer,
  	"language" varchar,
  	"revision" varchar,
  	"date" timestamp(3) with time zone
  );
  
  CREATE TABLE "_services_v_version_documents" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum__services_v_version_documents_kind",
  	"title" varchar,
  	"size" numeric,
  	"file_id" integer,
  	"locked_file_id" integer,
  	"language" varchar,
  	"revision" varchar,
  	"date" timestamp(3) with time zone,
  	"_uuid" varchar
  );
  
  CREATE TABLE "downloads" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"kind" "enum_downloads_kind",
  	"title" varchar,
  	"size" numeric,
  	"file_id" integer,
  	"locked_file_id" integer,
  	"language" varchar,
  	"revision" varchar,
  	"date" timestamp(3) with time zone,
  	"changed_by" varchar,
  	"further" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_downloads_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_downloads_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_kind" "enum__downloads_v_version_kind",
  	"version_title" varchar,
  	"version_size" numeric,
  	"version_file_id" integer,
  	"version_locked_file_id" integer,
  	"version_language" varchar,
  	"version_revision" varchar,
  	"version_date" timestamp(3) with time zone,
  	"version_changed_by" varchar,
  	"version_further" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__downloads_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  ALTER TABLE "services" ADD COLUMN "slide_picture_id" integer;
  ALTER TABLE "_services_v" ADD COLUMN "version_slide_picture_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "downloads_id" integer;
  ALTER TABLE "construction_home" ADD COLUMN "elevation_bay" varchar;
  ALTER TABLE "_construction_home_v" ADD COLUMN "version_elevation_bay" varchar;
  ALTER TABLE "products_documents" ADD CONSTRAINT "products_documents_file_id_media_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products_documents" ADD CONSTRAINT "products_documents_locked_file_id_locked_documents_id_fk" FOREIGN KEY ("locked_file_id") REFERENCES "public"."locked_documents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products_documents" ADD CONSTRAINT "products_documents_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_documents" ADD CONSTRAINT "_products_v_version_documents_file_id_media_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v_version_documents" ADD CONSTRAINT "_products_v_version_documents_locked_file_id_locked_documents_id_fk" FOREIGN KEY ("locked_file_id") REFERENCES "public"."locked_documents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v_version_documents" ADD CONSTRAINT "_products_v_version_documents_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_documents" ADD CONSTRAINT "services_documents_file_id_media_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "services_documents" ADD CONSTRAINT "services_documents_locked_file_id_locked_documents_id_fk" FOREIGN KEY ("locked_file_id") REFERENCES "public"."locked_documents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "services_documents" ADD CONSTRAINT "services_documents_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v_version_documents" ADD CONSTRAINT "_services_v_version_documents_file_id_media_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_services_v_version_documents" ADD CONSTRAINT "_services_v_version_documents_locked_file_id_locked_documents_id_fk" FOREIGN KEY ("locked_file_id") REFERENCES "public"."locked_documents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_services_v_version_documents" ADD CONSTRAINT "_services_v_version_documents_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "downloads" ADD CONSTRAINT "downloads_file_id_media_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "downloads" ADD CONSTRAINT "downloads_locked_file_id_locked_documents_id_fk" FOREIGN KEY ("locked_file_id") REFERENCES "public"."locked_documents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_downloads_v" ADD CONSTRAINT "_downloads_v_parent_id_downloads_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."downloads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_downloads_v" ADD CONSTRAINT "_downloads_v_version_file_id_media_id_fk" FOREIGN KEY ("version_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_downloads_v" ADD CONSTRAINT "_downloads_v_version_locked_file_id_locked_documents_id_fk" FOREIGN KEY ("version_locked_file_id") REFERENCES "public"."locked_documents"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "products_documents_order_idx" ON "products_documents" USING btree ("_order");
  CREATE INDEX "products_documents_parent_id_idx" ON "products_documents" USING btree ("_parent_id");
  CREATE INDEX "products_documents_file_idx" ON "products_documents" USING btree ("file_id");
  CREATE INDEX "products_documents_locked_file_idx" ON "products_documents" USING btree ("locked_file_id");
  CREATE INDEX "_products_v_version_documents_order_idx" ON "_products_v_version_documents" USING btree ("_order");
  CREATE INDEX "_products_v_version_documents_parent_id_idx" ON "_products_v_version_documents" USING btree ("_parent_id");
  CREATE INDEX "_products_v_version_documents_file_idx" ON "_products_v_version_documents" USING btree ("file_id");
  CREATE INDEX "_products_v_version_documents_locked_file_idx" ON "_products_v_version_documents" USING btree ("locked_file_id");
  CREATE INDEX "services_documents_order_idx" ON "services_documents" USING btree ("_order");
  CREATE INDEX "services_documents_parent_id_idx" ON "services_documents" USING btree ("_parent_id");
  CREATE INDEX "services_documents_file_idx" ON "services_documents" USING btree ("file_id");
  CREATE INDEX "services_documents_locked_file_idx" ON "services_documents" USING btree ("locked_file_id");
  CREATE INDEX "_services_v_version_documents_order_idx" ON "_services_v_version_documents" USING btree ("_order");
  CREATE INDEX "_services_v_version_documents_parent_id_idx" ON "_services_v_version_documents" USING btree ("_parent_id");
  CREATE INDEX "_services_v_version_documents_file_idx" ON "_services_v_version_documents" USING btree ("file_id");
  CREATE INDEX "_services_v_version_documents_locked_file_idx" ON "_services_v_version_documents" USING btree ("locked_file_id");
  CREATE INDEX "downloads__order_idx" ON "downloads" USING btree ("_order");
  CREATE INDEX "downloads_file_idx" ON "downloads" USING btree ("file_id");
  CREATE INDEX "downloads_locked_file_idx" ON "downloads" USING btree ("locked_file_id");
  CREATE INDEX "downloads_updated_at_idx" ON "downloads" USING btree ("updated_at");
  CREATE INDEX "downloads_created_at_idx" ON "downloads" USING btree ("created_at");
  CREATE INDEX "downloads__status_idx" ON "downloads" USING btree ("_status");
  CREATE INDEX "_downloads_v_parent_idx" ON "_downloads_v" USING btree ("parent_id");
  CREATE INDEX "_downloads_v_version_version__order_idx" ON "_downloads_v" USING btree ("version__order");
  CREATE INDEX "_downloads_v_version_version_file_idx" ON "_downloads_v" USING btree ("version_file_id");
  CREATE INDEX "_downloads_v_version_version_locked_file_idx" ON "_downloads_v" USING btree ("version_locked_file_id");
  CREATE INDEX "_downloads_v_version_version_updated_at_idx" ON "_downloads_v" USING btree ("version_updated_at");
  CREATE INDEX "_downloads_v_version_version_created_at_idx" ON "_downloads_v" USING btree ("version_created_at");
  CREATE INDEX "_downloads_v_version_version__status_idx" ON "_downloads_v" USING btree ("version__status");
  CREATE INDEX "_downloads_v_created_at_idx" ON "_downloads_v" USING btree ("created_at");
  CREATE INDEX "_downloads_v_updated_at_idx" ON "_downloads_v" USING btree ("updated_at");
  CREATE INDEX "_downloads_v_latest_idx" ON "_downloads_v" USING btree ("latest");
  ALTER TABLE "services" ADD CONSTRAINT "services_slide_picture_id_media_id_fk" FOREIGN KEY ("slide_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_services_v" ADD CONSTRAINT "_services_v_version_slide_picture_id_media_id_fk" FOREIGN KEY ("version_slide_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_downloads_fk" FOREIGN KEY ("downloads_id") REFERENCES "public"."downloads"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "services_slide_picture_idx" ON "services" USING btree ("slide_picture_id");
  CREATE INDEX "_services_v_version_version_slide_picture_idx" ON "_services_v" USING btree ("version_slide_picture_id");
  CREATE INDEX "payload_locked_documents_rels_downloads_id_idx" ON "payload_locked_documents_rels" USING btree ("downloads_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "products_documents" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_products_v_version_documents" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "services_documents" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_services_v_version_documents" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "downloads" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_downloads_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "products_documents" CASCADE;
  DROP TABLE "_products_v_version_documents" CASCADE;
  DROP TABLE "services_documents" CASCADE;
  DROP TABLE "_services_v_version_documents" CASCADE;
  DROP TABLE "downloads" CASCADE;
  DROP TABLE "_downloads_v" CASCADE;
  ALTER TABLE "services" DROP CONSTRAINT IF EXISTS "services_slide_picture_id_media_id_fk";
  
  ALTER TABLE "_services_v" DROP CONSTRAINT IF EXISTS "_services_v_version_slide_picture_id_media_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_downloads_fk";
  
  DROP INDEX "services_slide_picture_idx";
  DROP INDEX "_services_v_version_version_slide_picture_idx";
  DROP INDEX "payload_locked_documents_rels_downloads_id_idx";
  ALTER TABLE "services" DROP COLUMN "slide_picture_id";
  ALTER TABLE "_services_v" DROP COLUMN "version_slide_picture_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "downloads_id";
  ALTER TABLE "construction_home" DROP COLUMN "elevation_bay";
  ALTER TABLE "_construction_home_v" DROP COLUMN "version_elevation_bay";
  DROP TYPE "public"."enum_products_documents_kind";
  DROP TYPE "public"."enum__products_v_version_documents_kind";
  DROP TYPE "public"."enum_services_documents_kind";
  DROP TYPE "public"."enum__services_v_version_documents_kind";
  DROP TYPE "public"."enum_downloads_kind";
  DROP TYPE "public"."enum_downloads_status";
  DROP TYPE "public"."enum__downloads_v_version_kind";
  DROP TYPE "public"."enum__downloads_v_version_status";`)
}
